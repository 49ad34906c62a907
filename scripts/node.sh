#!/bin/sh
# Runs the project's own Node, set up to hold little memory (docs/decisions/0019-memory.md). What is already set wins.
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd) || exit 1
: "${NODE_ENV:=production}"
: "${NODE_COMPILE_CACHE:=$root/node_modules/.cache/compiled}"
: "${MALLOC_ARENA_MAX:=2}"
: "${MALLOC_TRIM_THRESHOLD_:=131072}"
# Of two equal options the last one counts.
NODE_OPTIONS="--max-semi-space-size=8${NODE_OPTIONS:+ $NODE_OPTIONS}"
export NODE_ENV NODE_COMPILE_CACHE NODE_OPTIONS MALLOC_ARENA_MAX MALLOC_TRIM_THRESHOLD_
exec "$root/node_modules/.bin/node" --heap-growing-percent=50 "$@"
