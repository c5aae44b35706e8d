/** Returns the message of an error. Anything can be thrown. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error))
