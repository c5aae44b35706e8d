import type { QueryClient, QueryFilters } from "@tanstack/react-query"
import { create } from "zustand"
import { createJSONStorage, persist } from "zustand/middleware"
import { forgetGuest } from "#features/bookings/guest-tokens.ts"
import type { Language } from "#i18n/localized.ts"
import { dropToken, onTokenChange, readToken, writeToken } from "#lib/api/token.ts"
import { endFormDrafts } from "#lib/storage/form-drafts.ts"
import { getStored, setStored } from "#lib/storage/local-storage.ts"
import { forgetOffline } from "#lib/storage/offline.ts"
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

/** The signed-in user (spec §4). `user` is null while it is loading. */
type Auth = { user: User | null; isAuthenticated: boolean }

const NOBODY: Auth = { user: null, isAuthenticated: false }

/** Stored under `auth-storage` (spec §9). Empty before hydration: use `useSignedIn()` to know for sure. */
export const useAuth = create<Auth>()(
  persist(() => NOBODY, {
    name: "auth-storage",
    storage: createJSONStorage(() => ({
      getItem: getStored,
      setItem: setStored,
      removeItem: (key) => setStored(key, null),
    })),
    merge: (kept) => (readToken() === null ? NOBODY : { user: readUser(kept), isAuthenticated: true }),
  }),
)

/** Returns what forms about a signed-in visitor begin with. */
export function useContactDetails(): Pick<User, "name" | "email" | "phone"> | undefined {
  return useAuth(({ user }) => user) ?? undefined
}

function readUser(kept: unknown): User | null {
  const user = (kept as Partial<Auth> | undefined)?.user
  return typeof user?.name === "string" && typeof user.email === "string" ? user : null
}

const PERSONAL: QueryFilters = { predicate: ({ meta }) => meta?.personal === true }

let followed: string | null | undefined
let adopted: string | undefined

/** Follows this browser's token, also across tabs: loads its user (spec §4), and deletes personal data when it goes. */
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

/** Loads the signed-in user. @throws ApiError; only a refused token signs the visitor out (lib/api.ts) */
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

/** @throws ApiError */
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

/** Signs this browser out at once, even if the API cannot be reached. Forgets its stored bookings and drafts. */
export async function signOut(): Promise<void> {
  const token = readToken()
  if (token === null) return
  forgetGuest()
  endFormDrafts()
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
