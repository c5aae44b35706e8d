import { Alert, Box, Stack, Typography } from "@mui/material"
import { Form, useRecordContext, useTranslate } from "react-admin"
import {
  areaOfGroup,
  DEFAULT_SETTINGS,
  SETTINGS_GROUPS,
  type Settings,
  type SettingsGroup,
} from "#domain/settings/settings.ts"
import type { Area } from "#lib/roles.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { ConflictDialog } from "#office/ui/content/conflict-dialog.tsx"
import { EntryTabs } from "#office/ui/content/entry-tabs.tsx"
import { ErrorSummary } from "#office/ui/content/error-summary.tsx"
import { SaveBar } from "#office/ui/content/save-bar.tsx"
import { useContentUpdate } from "#office/ui/content/use-content-save.ts"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"
import { ColorsPreview } from "./colors-preview.tsx"
import { GROUP_FIELDS } from "./group-fields.tsx"

const GROUPS = [
  "company",
  "registration",
  "contact",
  "notice",
  "social",
  "logo",
  "theme",
  "home",
  "pictures",
  "pricing",
  "payments",
  "bankAccounts",
  "office",
  "privacy",
  "signIn",
  "figures",
  "ratings",
  "reminders",
] as const

/** The company's settings, one group at a time. */
export default function SettingsScreen() {
  const may = useMay()
  const groups = GROUPS.filter((name) => isOffered(name, may))
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", py: 2, maxWidth: 1120 }}>
      <EntryTabs
        resource="settings"
        entries={groups}
        labels="settings.groups"
        error={<Failed />}
        form={(group) => <GroupForm group={group} />}
      />
      <More />
    </Box>
  )
}

/** A manager reads how long data is kept, too. */
const isOffered = (group: SettingsGroup, may: (area: Area) => boolean) => may(areaOfGroup(group)) || may("settings")

/** What is set up once and seldom changed, and what administrators look after. */
const MORE = { tourCategories: "categories.menu", holidays: "holidays.name", synonyms: "synonyms.name" }
const FOR_ADMINS = { retention: "privacy.name", "refused-requests": "refusedRequests.name" }

function More() {
  const translate = useTranslate()
  const may = useMay()
  if (!may("settings")) return null
  const screens = { ...MORE, ...(may("administration") && FOR_ADMINS) }
  return (
    <Box sx={{ mt: 2 }}>
      <Section title="settings.more">
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
          {Object.entries(screens).map(([screen, label]) => (
            <ActionButton key={screen} label={label} to={`/staff/${screen}`} variant="outlined" />
          ))}
        </Stack>
        <Hint sx={{ mt: 2 }}>{translate("settings.software")}</Hint>
      </Section>
    </Box>
  )
}

function Failed() {
  const translate = useTranslate()
  const retry = <ActionButton label="settings.retry" color="inherit" onClick={() => window.location.reload()} />
  return (
    <Alert severity="error" action={retry}>
      {translate("settings.failed")}
    </Alert>
  )
}

/** Returns the fields of a group as the API takes them: an empty text is an empty text, not null. */
function toEntry(group: SettingsGroup, values: Record<string, unknown>) {
  return Object.fromEntries(
    SETTINGS_GROUPS[group].map((name) => [name, values[name] ?? emptyOf(DEFAULT_SETTINGS[name])]),
  )
}

function emptyOf(value: Settings[keyof Settings]) {
  if (typeof value === "string") return ""
  if (Array.isArray(value)) return []
  return typeof value === "object" && value !== null && "en" in value ? { en: "" } : null
}

function GroupForm({ group }: { group: SettingsGroup }) {
  const translate = useTranslate()
  const record = useRecordContext()
  const kind = {
    resource: "settings",
    nameField: "name" as const,
    toEntry: (values: Record<string, unknown>) => toEntry(group, values),
  }
  const { save, question } = useContentUpdate(kind)
  const section = { id: group, title: "", fields: [...SETTINGS_GROUPS[group]], content: null }
  if (!record) return null
  return (
    <>
      <Form onSubmit={save} warnWhenUnsavedChanges noValidate>
        <Stack sx={{ gap: 2 }}>
          <ErrorSummary sections={[section]} />
          <Box id={group} tabIndex={-1} sx={{ outline: "none" }}>
            <Section title={`settings.groups.${group}`}>
              <Typography color="text.secondary" sx={{ mb: 2 }}>
                {translate(`settings.about.${group}`)}
              </Typography>
              {group === "theme" ? <Theme /> : GROUP_FIELDS[group]}
            </Section>
          </Box>
          {group === "pricing" && <RateHistory />}
          <SaveBar kind={kind} />
        </Stack>
      </Form>
      {question && <ConflictDialog question={question} />}
    </>
  )
}

/** The colours with the site beside them, as it will look. */
function Theme() {
  const { data } = useApi<Settings>("/settings")
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 1fr)" } }}>
      <div>{GROUP_FIELDS.theme}</div>
      <ColorsPreview company={data ?? DEFAULT_SETTINGS} />
    </Box>
  )
}

type Rate = { vndPerUsd: number; date: string }
type Revision = { at: string; by: string | null; before: { exchangeRate?: Rate }; after: { exchangeRate?: Rate } }

/** Lists the changes of the exchange rate. */
function RateHistory() {
  const { translate, language, day, dateTime } = useWords()
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
                date: day(after.exchangeRate.date),
              })}
          </Typography>
          <Hint>
            {by ?? translate("settings.history.unknown")} · {dateTime(at)}
            {before.exchangeRate &&
              ` · ${translate("settings.history.from", { rate: number(before.exchangeRate.vndPerUsd) })}`}
          </Hint>
        </Box>
      ))}
    </Section>
  )
}
