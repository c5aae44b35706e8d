/** Uses the session storage of this tab. Returns undefined if it is blocked or full, or if `use` can't read its value. */
export function withSession<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
