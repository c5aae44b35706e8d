import { useHydrated } from "@tanstack/react-router"
import { useTranslate } from "#i18n/language.tsx"
import { INTENT, PRICE } from "#lib/posted-form.ts"
import { Button } from "#site/ui/button.tsx"
import { HiddenFormFields } from "#site/ui/form/server-form-state.tsx"
import { orderMessages as texts } from "./fields/order-messages.ts"

export function PriceFields() {
  const t = useTranslate()
  const hydrated = useHydrated()
  return (
    <>
      <HiddenFormFields />
      {!hydrated && (
        <Button type="submit" look="secondary" name={INTENT} value={PRICE} className="w-full">
          {t(texts.showPrice)}
        </Button>
      )}
    </>
  )
}
