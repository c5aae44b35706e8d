import { HttpError } from "react-admin"
import { type Sending, sendFile } from "#lib/api/send-file.ts"
import { readToken } from "#lib/api/token.ts"
import { type Failure, hasEnded, toHttpError } from "./http.ts"
import { askToSignInAgain } from "./session.ts"

/**
 * Sends a form with a file to the API and returns the `data` of the answer. When the session has ended, a dialog asks
 * for the password and the file is sent again.
 * @throws HttpError as `callApi` does; with status 0 when the connection was lost
 */
export async function uploadFile<Data>(path: string, form: FormData, sending: Sending = {}): Promise<Data> {
  for (;;) {
    const token = readToken()
    const answer = await sendFile<{ data: Data } & Failure>(path, form, sending, token)
    if (!answer) throw new HttpError("staff.error.network", 0)
    const { status, body } = answer
    if (status >= 200 && status < 300 && body) return body.data
    if ((await hasEnded(status, token)) && (await askToSignInAgain(token))) continue
    throw toHttpError(status, body)
  }
}
