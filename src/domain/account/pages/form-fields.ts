/** Field names shared by the pages and the server, for forms posted without JavaScript. */
export const FORGOTTEN = ["email"] as const
export const REGISTRATION = ["name", "email", "phone", "password", "confirmPassword"] as const
export const RESET = ["password", "confirmPassword"] as const
