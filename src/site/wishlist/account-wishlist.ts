import { isSame, type Wish } from "#domain/wishlist/wish.ts"
import { readToken } from "#lib/api/token.ts"
import { isSlug } from "#lib/text/slug.ts"
import { sendWishes } from "./queries.ts"
import { isOfAccount, readTakenBack, readWishes, setOfAccount, storeTakenBack, storeWishes } from "./stored-wishes.ts"

let sent = 0
let last: Promise<unknown> = Promise.resolve()

/** At sign-in, adds this browser's hearts to the account. At sign-out, leaves them to the account. */
export function follow(isSignedIn: boolean): void {
  if (isSignedIn) {
    sendChanges()
  } else {
    setOfAccount(false)
    storeWishes([])
    storeTakenBack([])
  }
}

/**
 * Sends changes one after the other: `added`, or all hearts if the account doesn't know them yet, and those taken back.
 * The answer to the last is what this browser shows.
 */
export function sendChanges(added: Wish[] = []): void {
  const token = readToken()
  const nth = ++sent
  last = last.then(async () => {
    if (token === null || readToken() !== token) return
    const unknown = readWishes().filter(({ slug }) => isSlug(slug))
    const takenBack = readTakenBack()
    const wishes = await sendWishes({ add: isOfAccount() ? added : unknown, remove: takenBack })
    if (readToken() !== token) return
    setOfAccount(true)
    storeTakenBack(readTakenBack().filter((wish) => !takenBack.some((sent) => isSame(sent, wish))))
    if (nth === sent) storeWishes(wishes)
  })
  // What was not sent is sent when the next page is opened.
  last = last.catch(() => setOfAccount(false))
}
