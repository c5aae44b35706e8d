import { Alert, Box, Stack, Typography } from "@mui/material"
import { Title } from "react-admin"
import type * as z from "zod"
import type * as shapes from "#domain/privacy/shapes.server.ts"
import { formatNumber } from "#i18n/format.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { fieldLabel } from "#office/ui/content/field-name.ts"
import { ListRow } from "#office/ui/list-row.tsx"
import { Section } from "#office/ui/section.tsx"

type Retention = z.infer<typeof shapes.retention>

/** What becomes of guests' data: the rules, what is erased next, and what was erased lately. */
export default function RetentionScreen() {
  return (
    <Box sx={{ py: 2, maxWidth: 1120 }}>
      <Title title="privacy.name" />
      <Overview />
    </Box>
  )
}

function Overview() {
  const { translate } = useWords()
  const { data, error } = useApi<Retention>("/privacy/retention")
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return null
  const { guestDays, networkDays, next, recent } = data
  return (
    <Stack sx={{ gap: 2 }}>
      <Section title="privacy.rules">
        <Typography>{translate("privacy.guestRule", { n: guestDays })}</Typography>
        <Typography>{translate("privacy.networkRule", { n: networkDays })}</Typography>
        <Typography color="text.secondary">{translate("privacy.daily")}</Typography>
        <ActionButton label="privacy.change" to="/staff/settings/privacy" variant="outlined" sx={{ mt: 1.5 }} />
      </Section>
      <Section title="privacy.next">
        {next.length === 0 ? (
          <Typography color="text.secondary">{translate("privacy.nextNone")}</Typography>
        ) : (
          next.map((coming) => <Coming key={`${coming.name} ${coming.month}`} coming={coming} />)
        )}
      </Section>
      <Section title="privacy.recent">
        {recent.length === 0 ? (
          <Typography color="text.secondary">{translate("privacy.recentNone")}</Typography>
        ) : (
          recent.map((erased) => <Erased key={erased.at} erased={erased} />)
        )}
        <ActionButton label="privacy.log" to="/staff/audit-log?action=delete" size="small" sx={{ mt: 1 }} />
      </Section>
      <Section title="privacy.record">
        <Typography color="text.secondary">{translate("privacy.recordAbout")}</Typography>
        <ActionButton label="privacy.openRecord" to="/staff/retention/records" variant="outlined" sx={{ mt: 1.5 }} />
      </Section>
    </Stack>
  )
}

function Coming({ coming: { name, month, count, from, to } }: { coming: Retention["next"][number] }) {
  const { translate, day, month: monthName } = useWords()
  const when =
    from === to
      ? translate("privacy.on", { day: day(from) })
      : translate("privacy.between", { from: day(from), to: day(to) })
  return (
    <ListRow
      title={translate(`privacy.kinds.${name}`, { smart_count: count, month: monthName(month) })}
      lines={[when]}
    />
  )
}

function Erased({ erased: { at, why, counts } }: { erased: Retention["recent"][number] }) {
  const { translate, language, dateTime } = useWords()
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${translate(fieldLabel(name), { _: name })}: ${formatNumber(count, language)}`)
  return (
    <ListRow
      title={translate(`privacy.why.${why}`)}
      lines={[parts.join(" · ") || translate("privacy.nothing"), dateTime(at)]}
    />
  )
}
