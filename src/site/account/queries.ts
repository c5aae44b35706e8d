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
import { get, post, put } from "#lib/api.ts"

// All calls throw ApiError. Screens call auth-store.ts instead where the answer says who is signed in.

export const fetchProfile = async (): Promise<User> => (await get<UserAnswer>("/auth/profile")).data

export const sendCredentials = async (credentials: Credentials): Promise<SignedIn> =>
  (await post<SignedInAnswer>("/auth/login", credentials)).data

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
