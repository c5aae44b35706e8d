/** The fields of the account forms that are posted without script too, as their pages and the server call them. */
export const FORGOTTEN = ["email"] as const
export const REGISTRATION = ["name", "email", "phone", "password", "confirmPassword"] as const
export const RESET = ["password", "confirmPassword"] as const
