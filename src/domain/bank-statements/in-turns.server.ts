import { setImmediate as nextTurn } from "node:timers/promises"

/** How many rows are mapped before other requests get their turn. */
const ROWS = 50

/** Maps the rows of a file. Files have thousands, so other requests are answered in between. */
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
