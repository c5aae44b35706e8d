/** As long as anybody may keep an answer of the catalogue without asking (kept-reads.server.ts), and while it is renewed. */
const FRESH_MS = 10_000
const USABLE_MS = 60_000
const MAX_KEPT = 5_000

type Total = { number: Promise<number>; countedAt: number; isRenewed: boolean }

const totals = new Map<string, Total>()
let renewing: Promise<unknown> = Promise.resolve()

/**
 * How many there are of something, counted at most every ten seconds: to count a hundred thousand takes much longer than
 * to read a page of them. For a minute an older figure is given while it is counted anew, one such at a time.
 */
export function totalOf(key: string, count: () => Promise<number>): Promise<number> {
  const known = totals.get(key)
  const age = known ? Date.now() - known.countedAt : Number.POSITIVE_INFINITY
  if (!known || age > USABLE_MS) return keep(key, count())
  if (age > FRESH_MS && !known.isRenewed) {
    known.isRenewed = true
    renewing = renewing.then(() => keep(key, count())).catch(() => {})
  }
  return known.number
}

/** Takes note of a total that came up by the way. */
export function noteTotal(key: string, total: number): void {
  void keep(key, Promise.resolve(total))
}

/** To be called when content has changed. */
export const forgetTotals = (): void => totals.clear()

/** The one that was asked for longest ago makes room; what failed is not kept. */
function keep(key: string, number: Promise<number>): Promise<number> {
  const total = { number, countedAt: Date.now(), isRenewed: false }
  totals.delete(key)
  totals.set(key, total)
  const [oldest] = totals.keys()
  if (totals.size > MAX_KEPT && oldest !== undefined) totals.delete(oldest)
  number.catch(() => {
    if (totals.get(key) === total) totals.delete(key)
  })
  return number
}
