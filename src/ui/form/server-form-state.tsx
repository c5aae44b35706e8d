import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { createContext, type ReactNode, useContext } from "react"
import { withPrefix } from "#i18n/address.ts"
import { FORM_KEY, POSTED_FORM, type PostedForm } from "#lib/posted-form.ts"

const Sent = createContext<URLSearchParams | undefined>(undefined)

/** What the server has said to this form, where the page is its answer to a post without script. */
export function useServerFormResult(form: string): PostedForm | undefined {
  const posted = useQueryClient().getQueryData<PostedForm>(POSTED_FORM)
  return posted?.form === form ? posted : undefined
}

/** Has the inputs below begin with what was sent. */
export function SentBefore({ posted, children }: { posted: PostedForm | undefined; children: ReactNode }) {
  return <Sent value={posted && new URLSearchParams(posted.sent)}>{children}</Sent>
}

/** What an input begins with: what was sent under its name, else `usual`. */
export function useSent<T>(name: string | undefined, usual: T): T | string {
  const sent = useContext(Sent)
  return (name && sent?.get(name)) ?? usual
}

/** All that was sent under a name. */
export function useSubmittedValues(name: string): string[] {
  return useContext(Sent)?.getAll(name) ?? []
}

/** Whether a box was ticked when the form was sent; undefined where it was not sent. */
export function useSubmittedChecked(name: string | undefined): boolean | undefined {
  const sent = useContext(Sent)
  return name ? sent?.has(name) : undefined
}

/** Where a form goes without script: the page it stands on, in its language. */
export function useAction(path: string): { method: "post"; action: string } {
  const { prefixed } = useRouter().options.context
  return { method: "post", action: prefixed ? withPrefix(path) : path }
}

/**
 * For forms on pages that are drawn for one visitor: what makes sending them twice one thing, and when they were
 * opened.
 */
export function HiddenFormFields({ timed }: { timed?: boolean }) {
  const isServer = import.meta.env.SSR
  const startedAt = useSent("startedAt", isServer ? new Date().toISOString() : "")
  return (
    <>
      <input
        type="hidden"
        name={FORM_KEY}
        defaultValue={isServer ? crypto.randomUUID() : ""}
        suppressHydrationWarning
      />
      {timed && <input type="hidden" name="startedAt" defaultValue={startedAt} suppressHydrationWarning />}
    </>
  )
}
