import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser"
import type {
  Credentials,
  PasswordChange,
  PasswordReset,
  ProfileChange,
  Registration,
  SignedIn,
  SignedInAnswer,
  User,
  UserAnswer,
} from "#domain/account/account.ts"
import type { SecondStep } from "#domain/account/second-factor/second-factor.ts"
import type { OpenSession, OpenSessions } from "#domain/account/sessions/sessions.ts"
import { get, post, put, remove } from "#lib/api.ts"

// All calls throw ApiError. Screens call auth-store.ts instead where the answer says who is signed in.

export const fetchProfile = async (): Promise<User> => (await get<UserAnswer>("/auth/profile")).data

export const sendCredentials = async (credentials: Credentials): Promise<SignedIn> =>
  (await post<SignedInAnswer>("/auth/login", credentials)).data

export const sendSecondStep = async (step: SecondStep): Promise<SignedIn> =>
  (await post<SignedInAnswer>("/auth/second-factor", step)).data

/** Returns what a browser needs to use a passkey as the second step. */
export const fetchPasskeyOptions = async (ticket: string): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  (await post<{ data: PublicKeyCredentialRequestOptionsJSON }>("/auth/second-factor/passkey-options", { ticket })).data

export const sendRegistration = async (registration: Registration): Promise<SignedIn> =>
  (await post<SignedInAnswer>("/auth/register", registration)).data

export const sendProfile = async (profile: ProfileChange): Promise<User> =>
  (await put<UserAnswer>("/auth/profile", profile)).data

export const sendPasswordChange = async (change: PasswordChange): Promise<SignedIn> =>
  (await put<SignedInAnswer>("/auth/change-password", change)).data

export const sendVerification = async (token: string): Promise<User> =>
  (await post<UserAnswer>("/auth/verify-email", { token })).data

export const endSession = (token: string): Promise<unknown> =>
  post("/auth/logout", {}, { headers: { authorization: `Bearer ${token}` } })

export const askForReset = (email: string): Promise<unknown> => post("/auth/forgot-password", { email })

export const sendPasswordReset = (reset: PasswordReset): Promise<unknown> => post("/auth/reset-password", reset)

export const resendVerification = (): Promise<unknown> => post("/auth/resend-verification", {})

export const fetchSessions = async (): Promise<OpenSession[]> => (await get<OpenSessions>("/auth/sessions")).data

export const endOneSession = (id: string): Promise<unknown> => remove(`/auth/sessions/${id}`)

export const endOtherSessions = (): Promise<unknown> => remove("/auth/sessions")
