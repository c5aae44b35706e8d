import { useHydrated } from "@tanstack/react-router"
import { useT } from "#i18n/language.tsx"
import { INTENT, PRICE } from "#lib/posted-form.ts"
import { Button } from "#ui/button.tsx"
import { FormMarks } from "#ui/posted.tsx"
import { orderMessages as texts } from "./order-messages.ts"

/**
 * What a booking form has on a page of its own: its marks, and until a script shows the price as one types, a button
 * for it.
 */
export function OrderMarks() {
  const t = useT()
  const hydrated = useHydrated()
  return (
    <>
      <FormMarks />
      {!hydrated && (
        <Button type="submit" look="secondary" name={INTENT} value={PRICE} className="w-full">
          {t(texts.showPrice)}
        </Button>
      )}
    </>
  )
}
