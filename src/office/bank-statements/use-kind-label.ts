import { useTranslate } from "react-admin"
import type { BankTransaction } from "#domain/bank-statements/bank-statement.ts"
import { formatPrice } from "#i18n/format.ts"
import type { Currency } from "#lib/money.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"

/** Returns a function that says how a transfer of `amount` compares with what its booking asks for. */
export function useKindLabel(currency: Currency) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  return ({ kind, asked }: Pick<BankTransaction, "kind" | "asked">, amount: number) => {
    if (!asked) return translate(`bankStatements.kinds.${kind ?? "unknown"}`)
    return translate(`bankStatements.${kind}`, {
      amount: formatPrice(Math.abs(asked.amount - amount), currency, language),
      asked: translate(`bankStatements.asked.${asked.kind}`),
    })
  }
}
