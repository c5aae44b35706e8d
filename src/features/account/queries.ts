import type { Language } from "#i18n/localized.ts"
import { get, post, put } from "#lib/api.ts"
import type {
  Credentials,
  DoneAnswer,
  PasswordChange,
  PasswordReset,
  ProfileChange,
  Registration,
  SignedIn,
  SignedInAnswer,
  User,
  UserAnswer,
} from "./account.ts"

// All calls throw ApiError. Screens call auth-store.ts instead where the answer has a token.

export async function fetchProfile(): Promise<User> {
  return (await get<UserAnswer>("/auth/profile")).data
}

export async function sendCredentials(credentials: Credentials, language: Language): Promise<SignedIn> {
  return (await post<SignedInAnswer>("/auth/login", credentials, { language })).data
}

export async function sendRegistration(registration: Registration, language: Language): Promise<SignedIn> {
  return (await post<SignedInAnswer>("/auth/register", registration, { language })).data
}

export async function endSession(token: string): Promise<void> {
  await post<DoneAnswer>("/auth/logout", {}, { headers: { authorization: `Bearer ${token}` } })
}

export async function sendProfile(profile: ProfileChange, language: Language): Promise<User> {
  return (await put<UserAnswer>("/auth/profile", profile, { language })).data
}

export async function sendPasswordChange(change: PasswordChange, language: Language): Promise<SignedIn> {
  return (await put<SignedInAnswer>("/auth/change-password", change, { language })).data
}

export async function askForReset(email: string, language: Language): Promise<void> {
  await post<DoneAnswer>("/auth/forgot-password", { email }, { language })
}

export async function sendPasswordReset(reset: PasswordReset, language: Language): Promise<void> {
  await post<DoneAnswer>("/auth/reset-password", reset, { language })
}

export async function sendVerification(token: string, language: Language): Promise<User> {
  return (await post<UserAnswer>("/auth/verify-email", { token }, { language })).data
}

export async function resendVerification(language: Language): Promise<void> {
  await post<DoneAnswer>("/auth/resend-verification", {}, { language })
}
