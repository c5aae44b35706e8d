import { readToken } from "#lib/api/token.ts"

/** Asks the person at the screen for the password again. Returns whether they are signed in afterwards. */
type Asking = () => Promise<boolean>

let ask: Asking | undefined
let asking: Promise<boolean> | undefined

/** Registers the dialog that asks for the password. Returns how to remove it. */
export function onSessionEnd(dialog: Asking): () => void {
  ask = dialog
  return () => {
    ask = undefined
  }
}

/**
 * Called when the API has refused a token. All calls that fail meanwhile wait for one dialog.
 * @returns whether there is another token to try
 */
export async function askToSignInAgain(refused: string | null): Promise<boolean> {
  const current = readToken()
  if (refused === null || !ask) return false
  if (current !== null && current !== refused) return true
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}
