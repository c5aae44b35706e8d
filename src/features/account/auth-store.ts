import type { QueryClient, QueryFilters } from "@tanstack/react-query"
import { create } from "zustand"
import { createJSONStorage, persist } from "zustand/middleware"
import type { Language } from "#i18n/localized.ts"
import { dropToken, onTokenChange, readToken, writeToken } from "#lib/api/token.ts"
import { getStored, keep } from "#lib/local-storage.ts"
import { forgetOffline } from "#lib/offline.ts"
import type { Credentials, PasswordChange, ProfileChange, Registration, SignedIn, User } from "./account.ts"
import {
  endSession,
  fetchProfile,
  sendCredentials,
  sendPasswordChange,
  sendProfile,
  sendRegistration,
  sendVerification,
} from "./queries.ts"

/** Who is signed in (spec §4). `user` is null while somebody is, but has not been loaded yet. */
type Auth = { user: User | null; isAuthenticated: boolean }

const NOBODY: Auth = { user: null, isAuthenticated: false }

/**
 * Kept under `auth-storage` (spec §9). What counts is the token: without one nobody is signed in, whatever is kept. The
 * server, and the browser until the page is hydrated, see nobody: ask `useSignedIn()` (lib/api/token.ts) whether that is known.
 */
export const useAuth = create<Auth>()(
  persist(() => NOBODY, {
    name: "auth-storage",
    storage: createJSONStorage(() => ({ getItem: getStored, setItem: keep, removeItem: (key) => keep(key, null) })),
    merge: (kept) => (readToken() === null ? NOBODY : { user: readUser(kept), isAuthenticated: true }),
  }),
)

/** The user of what was kept, unless somebody has tampered with it. */
function readUser(kept: unknown): User | null {
  const user = (kept as Partial<Auth> | undefined)?.user
  return typeof user?.name === "string" && typeof user.email === "string" ? user : null
}

const PERSONAL: QueryFilters = { predicate: ({ meta }) => meta?.personal === true }

/** The token that the store goes by; undefined until it follows any. */
let followed: string | null | undefined
/** The token whose user has just come with it. */
let adopted: string | undefined

/**
 * Keeps the store, and the queries with `meta.personal`, in step with the token of this browser from now on. Of a token
 * that is there at the start, or comes from another tab, the user is loaded (spec §4). One that goes, here, in another tab
 * or because the API does not take it any more (lib/api.ts), takes everything personal along.
 */
export function followToken(queryClient: QueryClient): void {
  if (followed !== undefined) return
  onTokenChange(() => follow(queryClient))
  follow(queryClient)
}

function follow(queryClient: QueryClient): void {
  const token = readToken()
  if (token === followed) return
  const isStart = followed === undefined && token !== adopted
  followed = token
  if (token === null) {
    useAuth.setState(NOBODY)
    queryClient.removeQueries(PERSONAL)
    void forgetOffline()
    return
  }
  if (!isStart) void queryClient.resetQueries(PERSONAL)
  if (token !== adopted) {
    void useAuth.persist.rehydrate()
    loadUser().catch(() => {})
  }
}

/**
 * Loads who is signed in.
 * @throws ApiError. A token that is refused is gone by then (lib/api.ts) and the visitor signed out; any other failure,
 * such as a network that is away, says nothing about the token and changes nothing.
 */
export async function loadUser(): Promise<User> {
  const token = readToken()
  const user = await fetchProfile()
  return readToken() === token ? hold(user) : user
}

/** @throws ApiError */
export async function signIn(credentials: Credentials, language: Language): Promise<User> {
  return adopt(await sendCredentials(credentials, language))
}

/** @throws ApiError */
export async function register(registration: Registration, language: Language): Promise<User> {
  return adopt(await sendRegistration(registration, language))
}

/**
 * Changes the password, which signs out every other browser.
 * @throws ApiError
 */
export async function changePassword(change: PasswordChange, language: Language): Promise<User> {
  return adopt(await sendPasswordChange(change, language))
}

/** @throws ApiError */
export async function updateProfile(profile: ProfileChange, language: Language): Promise<User> {
  return hold(await sendProfile(profile, language))
}

/** @throws ApiError */
export async function verifyEmail(token: string, language: Language): Promise<User> {
  return hold(await sendVerification(token, language))
}

/** Signs this browser out at once; the API is told, and forgets the session by itself where it cannot be reached. */
export async function signOut(): Promise<void> {
  const token = readToken()
  if (token === null) return
  dropToken(token)
  await endSession(token).catch(() => {})
}

function adopt({ token, ...user }: SignedIn): User {
  adopted = token
  hold(user)
  writeToken(token)
  return user
}

function hold(user: User): User {
  useAuth.setState({ user, isAuthenticated: true })
  return user
}
