import type { AuthProvider } from "react-admin"
import type { SignedIn, User } from "#domain/account/account.ts"
import { onTokenChange, readToken, writeToken } from "#lib/api/token.ts"
import { isStaff } from "#lib/roles.ts"
import { forgetOffline } from "#lib/storage/offline.ts"
import { callApi, endReads } from "./http.ts"

let profile: Promise<User> | undefined
let personId: string | undefined

/** Returns the id of the account that this tab was signed in with last. */
export const signedInId = () => personId

/** The signed-in member of staff. @throws HttpError */
function currentUser(): Promise<User> {
  if (readToken() === null) return Promise.reject(new Error("ra.auth.auth_check_error"))
  profile ??= callApi("/auth/profile").then(({ data }) => remember(data))
  profile.catch(forgetUser)
  return profile
}

function remember(user: User): User {
  personId = user._id
  return user
}

function forgetUser(): void {
  profile = undefined
}

/**
 * Signs in by what the ordinary account API answers.
 * @throws Error for an account that is not one of the staff; HttpError if the API refuses, also if a second step is missing
 */
export async function signIn(send: () => Promise<SignedIn>): Promise<User> {
  const { token, ...user } = await send()
  if (!isStaff(user)) throw new Error("staff.login.notStaff")
  writeToken(token)
  profile = Promise.resolve(remember(user))
  return user
}

/**
 * Loads this tab anew, so that it keeps nothing, when the person signs out in another tab or another person signs in there.
 * @returns a function that stops it
 */
export function followOtherTabs(): () => void {
  return onTokenChange(() => {
    if (readToken() === null) location.replace("/staff")
    else void leaveToSomebodyElse()
  })
}

async function leaveToSomebodyElse(): Promise<void> {
  const before = personId
  const { data } = await callApi("/auth/profile").catch(() => ({ data: undefined }))
  if (data && before !== undefined && data._id !== before) location.replace("/staff")
}

export const authProvider: AuthProvider = {
  login: ({ send }: { send: () => Promise<SignedIn> }) => signIn(send),
  // Also called when a session has ended, so it deletes nothing that was typed (layout.tsx).
  async logout() {
    const token = readToken()
    forgetUser()
    endReads()
    void forgetOffline()
    if (token) await callApi("/auth/logout", { method: "POST", body: {} }).catch(() => {})
    writeToken(null)
  },
  async checkAuth() {
    if (readToken() === null) throw new Error("ra.auth.auth_check_error")
    if (!isStaff(await currentUser())) throw new Error("staff.login.notStaff")
  },
  // The dialog of session.ts has asked already when a call fails with 401.
  async checkError({ status }: { status?: number }) {
    if (status === 401) throw new Error("ra.notification.logged_out")
  },
  async getIdentity() {
    const { _id, name, email } = await currentUser()
    return { id: _id, fullName: name, email }
  },
  async getPermissions() {
    return (await currentUser()).role
  },
}
