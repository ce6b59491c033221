"""The page's types of what the server says, as TypeScript, from the server's OpenAPI."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

Schema = Mapping[str, Any]
HEAD = """// What jobs say: made of the server's OpenAPI by tests/page_types.py, and not by hand.
// pytest tests/test_web_types.py --update-golden
"""
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def declarations(described: Schema) -> str:
    """The types of all that jobs say, by name."""
    schemas = described["components"]["schemas"]
    names = [name for name in schemas if name.endswith("Events")]
    for name in names:  # it grows
        found = re.findall(r'#/components/schemas/([^"]+)', json.dumps(schemas[name]))
        names += dict.fromkeys(other for other in found if other not in names)
    told = sorted(name for name in names if not name.endswith("Events"))
    done = "".join(
        f'  "{path.removeprefix("/api/")}": {_type(events["done"])};\n'
        for path, events in jobs(described).items()
        if "done" in events
    )
    last = f"// The last event of each job.\nexport interface Done {{\n{done}}}\n"
    return "\n".join([HEAD, *(_declaration(name, schemas[name]) for name in told), last])


def jobs(described: Schema) -> dict[str, Schema]:
    """The schemas of the events of each job, by its path."""
    found = {}
    for path, methods in described["paths"].items():
        content = methods.get("post", {}).get("responses", {}).get("200", {}).get("content", {})
        if told := content.get("text/event-stream"):
            found[path] = described["components"]["schemas"][_name(told["schema"])]["properties"]
    return found


def _declaration(name: str, schema: Schema) -> str:
    words = f"// {schema['description']}\n" if schema.get("description") else ""
    if schema.get("type") != "object":
        return f"{words}export type {name} = {_type(schema)};\n"
    fields = "".join(
        f"  {field}{'' if field in schema.get('required', ()) else '?'}: {_type(of)};\n"
        for field, of in schema["properties"].items()
    )
    return f"{words}export interface {name} {{\n{fields}}}\n"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return _name(schema)
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        of = _type(schema["items"])
        return f"({of})[]" if "|" in of else f"{of}[]"
    if kind == "object":
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return "null" if kind == "null" else _PLAIN.get(str(kind), "any")


def _name(schema: Schema) -> str:
    name: str = schema["$ref"].rpartition("/")[2]
    return name
