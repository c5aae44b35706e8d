let last: Promise<unknown> = Promise.resolve()

/** Renders one document at a time, so that other requests are served between them. */
export function renderInTurn<T>(render: () => Promise<T>): Promise<T> {
  const turn = last.then(() => new Promise((resume) => setImmediate(resume))).then(render)
  last = turn.catch(() => {})
  return turn
}
