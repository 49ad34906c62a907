import * as React from 'react';
// Screens are laid out as people see them.
import '../styles.css';

// React would note for a debugger and for a profiler, which nobody has attached, where each of its elements was made and how
// long it took.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

// It would also keep the stack at which each was made, up to so many a second: that took a third of the time of these tests,
// and what fails here is found by its component.
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
