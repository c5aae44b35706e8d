import { readToken } from "#lib/api/token.ts"
import { isSlug } from "#lib/text/slug.ts"
import { sendWishes, type WishChange } from "./queries.ts"
import { isOfAccount, readWishes, setOfAccount, storeWishes } from "./stored-wishes.ts"

let sent = 0
let last: Promise<unknown> = Promise.resolve()

/** At sign-in, adds this browser's hearts to the account. At sign-out, leaves them to the account. */
export function follow(isSignedIn: boolean): void {
  if (isSignedIn) {
    sendChange({})
  } else {
    setOfAccount(false)
    storeWishes([])
  }
}

/**
 * Sends changes one after the other, with all hearts that the account doesn't know yet. The answer to the last is what
 * this browser shows.
 */
export function sendChange(change: WishChange): void {
  const token = readToken()
  const nth = ++sent
  last = last.then(async () => {
    if (token === null || readToken() !== token) return
    const unknown = readWishes().filter(({ slug }) => isSlug(slug))
    const wishes = await sendWishes(isOfAccount() ? change : { ...change, add: unknown })
    if (readToken() !== token) return
    setOfAccount(true)
    if (nth === sent) storeWishes(wishes)
  })
  // Unsent hearts are added when the next page is opened.
  last = last.catch(() => setOfAccount(false))
}
