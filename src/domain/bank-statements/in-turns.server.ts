import { setImmediate as nextTurn } from "node:timers/promises"

/** Rows of a file that are looked at before other requests get their turn. */
const ROWS = 50

/** Maps the rows of a file, of which there are thousands, while other requests are answered. */
export async function inTurns<Row, Result>(
  rows: readonly Row[],
  map: (row: Row, nth: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [nth, row] of rows.entries()) {
    if (nth % ROWS === ROWS - 1) await nextTurn()
    results.push(map(row, nth))
  }
  return results
}
