import { Fragment } from "react"

/** An email address that breaks after its signs, not in the middle of a word. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?<=[@._-])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ))
}
