import { Box, Typography } from "@mui/material"
import type { CashBook, Group } from "#domain/cash-book/cash-book.ts"
import { accountLabel } from "#domain/settings/bank-accounts/bank-account.ts"
import { formatPrice } from "#i18n/format.ts"
import type { Words } from "#i18n/words.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"

const GROUPS = ["byMethod", "byAccount", "byColleague", "byCollector"] as const

/** What was paid and given back, by method, account, colleague and who collected it. */
export function SumsCard({ book }: { book: CashBook }) {
  const words = useWords()
  return (
    <Section title="cashBook.sums.title">
      <Line name={words.translate("cashBook.sums.total")} group={book.total} />
      <Box sx={{ display: "grid", columnGap: 4, gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))" } }}>
        {GROUPS.filter((name) => book[name].length > 0).map((name) => (
          <Box key={name} component="section" sx={{ mt: 2 }}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {words.translate(`cashBook.sums.${name}`)}
            </Typography>
            {book[name].map((group) => (
              <Line key={group.key} name={keyText(name, group, words)} group={group} />
            ))}
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function keyText(by: (typeof GROUPS)[number], { key }: Pick<Group, "key">, { translate }: Words): string {
  if (by === "byMethod") return translate(`bookings.payments.${key}`)
  if (by === "byAccount") return key ? accountLabel(key) : translate("cashBook.sums.noAccount")
  return key || translate("cashBook.sums.nobody")
}

/** Đồng first, dollars at the rate of each payment. What came in which currency stands below. */
function Line({ name, group }: { name: string; group: Omit<Group, "key"> }) {
  const { translate, language } = useWords()
  const parts = group.sums.flatMap(({ currency, received, refunded }) => [
    received !== 0 && `${translate("cashBook.sums.received")} ${formatPrice(received, currency, language)}`,
    refunded !== 0 && `${translate("cashBook.sums.refunded")} ${formatPrice(refunded, currency, language)}`,
  ])
  return (
    <Box
      sx={{ display: "flex", justifyContent: "space-between", gap: 2, py: 0.75, borderTop: 1, borderColor: "divider" }}
    >
      <Box>{name}</Box>
      <Box sx={{ textAlign: "right" }}>
        <Box sx={{ fontWeight: 600, whiteSpace: "nowrap" }}>{formatPrice(group.dong, "VND", language)}</Box>
        <Hint>{withDots(...parts)}</Hint>
      </Box>
    </Box>
  )
}
