#!/bin/sh
# Runs a command as the shop's user with the shop's settings: sh deploy/as-shop.sh npm run doctor
set -a
DATA_DIR=/var/lib/oyin
NODE_COMPILE_CACHE=/var/cache/oyin
. "${OYIN_ENV:-/etc/oyin/oyin.env}"
set +a
cd "$(dirname "$0")/.." || exit 1
exec setpriv --reuid=oyin --regid=oyin --clear-groups env HOME=/tmp npm_config_cache=/tmp/oyin-npm "$@"
