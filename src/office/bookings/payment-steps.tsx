import { Box, Stack, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import type { Payments } from "#domain/bookings/quote/types.ts"
import { paymentWords } from "#domain/bookings/summary/payment-words.ts"
import type { Rated } from "#i18n/money/money-text.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { useMoney } from "#office/ui/money.tsx"

const TONES = { overdue: "danger", due: "warning", later: "neutral", paid: "success" } as const

type Props = {
  payments: Payments
  of: Rated
  /** Whether the payments are demanded. Before, only what is paid is marked. */
  isDemanded: boolean
}

/** What the guest pays by the plan: what is due, what is due later, and what is paid. */
export function PaymentSteps({ payments, of, isDemanded }: Props) {
  const translate = useTranslate()
  const write = useMoney(of)
  const words = paymentWords(payments, useStaffLanguage(), ({ own, other }) => write(own, other))
  return words.map(({ key, title, amount, when, partly, state }) => (
    <Stack
      key={key}
      direction="row"
      sx={{ columnGap: 1, py: 1, flexWrap: "wrap", alignItems: "center", borderTop: 1, borderColor: "divider" }}
    >
      <Box sx={{ flex: { xs: "1 0 100%", sm: 1 } }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Hint>{withDots(when, partly)}</Hint>
      </Box>
      {(isDemanded || state === "paid") && (
        <StatusChip label={translate(`bookings.plan.states.${state}`)} tone={TONES[state]} />
      )}
      <Typography sx={{ ml: "auto", textAlign: "right" }}>{amount}</Typography>
    </Stack>
  ))
}
