import type { QueryClient, QueryFilters } from "@tanstack/react-query"
import { create } from "zustand"
import { createJSONStorage, persist } from "zustand/middleware"
import type { SignedIn, User } from "#domain/account/account.ts"
import { forgetGuest } from "#domain/bookings/guest-tokens.ts"
import { dropToken, onTokenChange, readToken, writeToken } from "#lib/api/token.ts"
import { endFormDrafts } from "#lib/storage/form-drafts.ts"
import { getStored, setStored } from "#lib/storage/local-storage.ts"
import { forgetOffline } from "#lib/storage/offline.ts"
import {
  endSession,
  fetchProfile,
  sendCredentials,
  sendPasswordChange,
  sendProfile,
  sendRegistration,
  sendSecondStep,
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

/* What a visitor sends, and its answer. All throw ApiError. */
export const signIn = adopting(sendCredentials)
export const takeSecondStep = adopting(sendSecondStep)
export const register = adopting(sendRegistration)
export const changePassword = adopting(sendPasswordChange)
export const updateProfile = holding(sendProfile)
export const verifyEmail = holding(sendVerification)

/** Signs this browser out at once, even if the API cannot be reached. Forgets its stored bookings and drafts. */
export async function signOut(): Promise<void> {
  const token = readToken()
  if (token === null) return
  forgetGuest()
  endFormDrafts()
  dropToken(token)
  await endSession(token).catch(() => {})
}

function adopting<Sent>(send: (sent: Sent) => Promise<SignedIn>) {
  return async (sent: Sent): Promise<User> => {
    const { token, ...user } = await send(sent)
    adopted = token
    hold(user)
    writeToken(token)
    return user
  }
}

function holding<Sent>(send: (sent: Sent) => Promise<User>) {
  return async (sent: Sent): Promise<User> => hold(await send(sent))
}

function hold(user: User): User {
  useAuth.setState({ user, isAuthenticated: true })
  return user
}
