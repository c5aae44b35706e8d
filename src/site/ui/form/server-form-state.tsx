import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { createContext, type ReactNode, useContext } from "react"
import { withPrefix } from "#i18n/address.ts"
import { newIdempotencyKey } from "#lib/api/idempotency-key.ts"
import { FORM_KEY, POSTED_FORM, type PostedForm } from "#lib/posted-form.ts"

const Sent = createContext<URLSearchParams | undefined>(undefined)

/** Returns the server's result if the page answers this form's post without JavaScript. */
export function useServerFormResult(form: string): PostedForm | undefined {
  const posted = useQueryClient().getQueryData<PostedForm>(POSTED_FORM)
  return posted?.form === form ? posted : undefined
}

export function ServerFormState({ sent, children }: { sent: URLSearchParams | undefined; children: ReactNode }) {
  return <Sent value={sent}>{children}</Sent>
}

export function useSubmittedValue<T>(name: string | undefined, usual: T): T | string {
  const sent = useContext(Sent)
  return (name && sent?.get(name)) ?? usual
}

export function useSubmittedValues(name: string): string[] {
  return useContext(Sent)?.getAll(name) ?? []
}

export function useSubmittedChecked(name: string | undefined): boolean | undefined {
  const sent = useContext(Sent)
  return name ? sent?.has(name) : undefined
}

/** Returns the form attributes for posting to this page without JavaScript. */
export function useAction(path: string): { method: "post"; action: string } {
  const { prefixed } = useRouter().options.context
  return { method: "post", action: prefixed ? withPrefix(path) : path }
}

/** Hidden fields of forms on uncached pages: the idempotency key and the opening time. */
export function HiddenFormFields({ timed }: { timed?: boolean }) {
  const isServer = import.meta.env.SSR
  const startedAt = useSubmittedValue("startedAt", isServer ? new Date().toISOString() : "")
  return (
    <>
      <input
        type="hidden"
        name={FORM_KEY}
        defaultValue={isServer ? newIdempotencyKey() : ""}
        suppressHydrationWarning
      />
      {timed && <input type="hidden" name="startedAt" defaultValue={startedAt} suppressHydrationWarning />}
    </>
  )
}
