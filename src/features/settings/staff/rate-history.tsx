import { Box, Typography } from "@mui/material"
import { useRecordContext, useTranslate } from "react-admin"
import { formatDate, formatInstant } from "#i18n/format.ts"
import { Hint } from "#staff/ui/hint.tsx"
import { Section } from "#staff/ui/section.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { useApi } from "#staff/use-api.ts"

type Rate = { vndPerUsd: number; date: string }
type Revision = { at: string; by: string | null; before: { exchangeRate?: Rate }; after: { exchangeRate?: Rate } }

/** Who changed the exchange rate, and when. */
export function RateHistory() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const version = useRecordContext()?.version
  const { data, isPending } = useApi<Revision[]>("/settings/group/pricing/changes?limit=20", {
    // Saving the settings reloads nothing else.
    queryKey: ["settings", "changes", version],
  })
  const number = (rate: number) => rate.toLocaleString(language === "vi" ? "vi-VN" : "en-US")
  return (
    <Section title="settings.history.title">
      {!isPending && !data?.length && (
        <Typography color="text.secondary">{translate("settings.history.none")}</Typography>
      )}
      {data?.map(({ at, by, before, after }) => (
        <Box key={at} sx={{ py: 1, borderTop: 1, borderColor: "divider" }}>
          <Typography>
            {after.exchangeRate &&
              translate("settings.history.rate", {
                rate: number(after.exchangeRate.vndPerUsd),
                date: formatDate(after.exchangeRate.date, language, "short"),
              })}
          </Typography>
          <Hint>
            {by ?? translate("settings.history.unknown")} · {formatInstant(at, language)}
            {before.exchangeRate &&
              ` · ${translate("settings.history.from", { rate: number(before.exchangeRate.vndPerUsd) })}`}
          </Hint>
        </Box>
      ))}
    </Section>
  )
}
