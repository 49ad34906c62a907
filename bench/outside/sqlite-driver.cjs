const { DatabaseSync } = require('node:sqlite');

/*
 * As much of better-sqlite3 as Ghost's query builder asks for, on Node's own SQLite: the real driver would have to be compiled or
 * downloaded from outside the npm registry.
 */

const CODES = {
  1: 'SQLITE_ERROR',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  19: 'SQLITE_CONSTRAINT',
  21: 'SQLITE_MISUSE',
};

function withCode(work) {
  try {
    return work();
  } catch (error) {
    if (typeof error.errcode === 'number') error.code = CODES[error.errcode & 0xff] ?? 'SQLITE_ERROR';
    throw error;
  }
}

const toBindings = (given) =>
  given
    .flat()
    .map((value) => (value === undefined ? null : typeof value === 'boolean' ? Number(value) : value));

class Statement {
  constructor(inner) {
    this.inner = inner;
    this.reader = inner.columns().length > 0;
  }

  all(...given) {
    return withCode(() => this.inner.all(...toBindings(given)));
  }

  run(...given) {
    const { changes, lastInsertRowid } = withCode(() => this.inner.run(...toBindings(given)));
    return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
  }

  safeIntegers() {
    return this;
  }
}

module.exports = class Database {
  constructor(path) {
    this.inner = new DatabaseSync(path);
    this.open = true;
  }

  prepare(sql) {
    return withCode(() => new Statement(this.inner.prepare(sql)));
  }

  exec(sql) {
    withCode(() => this.inner.exec(sql));
    return this;
  }

  pragma(text) {
    return withCode(() => this.inner.prepare(`pragma ${text}`).all());
  }

  defaultSafeIntegers() {
    return this;
  }

  close() {
    this.open = false;
    this.inner.close();
  }
};
