const DAY_MS = 86_400_000
/** What answers may be late by, because browsers keep some for a minute, and pages for five. */
const TOLERATED_MS = 5 * 60_000

/** How far the server is ahead of this device. On the server it stays 0. */
let aheadMs = 0

/** Returns the present in ms. In a browser it is the server's, because a visitor's clock may be days off. */
export function now(): number {
  return Date.now() + aheadMs
}

/** Follows the `Date` of an answer, if the device's clock is off by minutes or more. */
export function followServer(date: string | null): void {
  const ahead = Date.parse(date ?? "") - Date.now()
  if (Number.isNaN(ahead)) return
  aheadMs = Math.abs(ahead) > TOLERATED_MS ? ahead : 0
}

/** Follows the day in Hanoi on which the server rendered a page, until the first answer says the time. */
export function followPage(renderedOn: string | undefined, hanoiDate: string): void {
  const ahead = Date.parse(renderedOn ?? "") - Date.parse(hanoiDate)
  if (!Number.isNaN(ahead)) aheadMs = Math.round(ahead / DAY_MS) * DAY_MS
}
