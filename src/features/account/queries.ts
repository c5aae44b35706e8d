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

/*
 * The calls of accounts (spec §7). All of them throw ApiError. Who is signed in is kept by auth-store.ts, which also
 * takes the tokens that some of these answer with; screens call that.
 */

/** Who the token of this browser signs in. */
export async function fetchProfile(): Promise<User> {
  return (await get<UserAnswer>("/auth/profile")).data
}

export async function sendCredentials(credentials: Credentials, language: Language): Promise<SignedIn> {
  return (await post<SignedInAnswer>("/auth/login", credentials, { language })).data
}

export async function sendRegistration(registration: Registration, language: Language): Promise<SignedIn> {
  return (await post<SignedInAnswer>("/auth/register", registration, { language })).data
}

/** Ends the session of a token that this browser has given up already. */
export async function endSession(token: string): Promise<void> {
  await post<DoneAnswer>("/auth/logout", {}, { headers: { authorization: `Bearer ${token}` } })
}

export async function sendProfile(profile: ProfileChange, language: Language): Promise<User> {
  return (await put<UserAnswer>("/auth/profile", profile, { language })).data
}

export async function sendPasswordChange(change: PasswordChange, language: Language): Promise<SignedIn> {
  return (await put<SignedInAnswer>("/auth/change-password", change, { language })).data
}

/** Asks for a mail with a link to choose a new password. */
export async function askForReset(email: string, language: Language): Promise<void> {
  await post<DoneAnswer>("/auth/forgot-password", { email }, { language })
}

/** Chooses a new password by the token of the mailed link. */
export async function sendPasswordReset(reset: PasswordReset, language: Language): Promise<void> {
  await post<DoneAnswer>("/auth/reset-password", reset, { language })
}

/** Confirms the address of the account by the token of the mailed link. */
export async function sendVerification(token: string, language: Language): Promise<User> {
  return (await post<UserAnswer>("/auth/verify-email", { token }, { language })).data
}

/** Asks for that mail again. */
export async function resendVerification(language: Language): Promise<void> {
  await post<DoneAnswer>("/auth/resend-verification", {}, { language })
}
