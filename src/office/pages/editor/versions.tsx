import { Alert, Box, Typography } from "@mui/material"
import { useState } from "react"
import { useNotify, useRecordContext, useTranslate } from "react-admin"
import { useFormContext } from "react-hook-form"
import type { EditedVersion, ListedVersion } from "#domain/pages/page.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { StatusChip } from "#office/ui/chip.tsx"
import type { Named } from "#office/ui/content/content-kind.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { RevisionList } from "#office/ui/revision-list.tsx"

/** Who saved which texts of the page, and when. Each can be read, and put into the form again. */
export function Versions() {
  const { translate, dateTime } = useWords()
  const record = useRecordContext<Named>()
  const [opened, setOpened] = useState<number>()
  const path = `/pages/${record?.id}/versions`
  if (!record) return null
  return (
    <>
      <RevisionList<ListedVersion>
        path={path}
        version={record.version}
        none="pages.noVersions"
        row={({ number, at, by, isPublished }) => (
          <ListRow
            key={number}
            title={translate("pages.version", { number })}
            chips={isPublished && <StatusChip label="pages.versionPublished" tone="success" />}
            lines={[translate("pages.versionBy", { name: by ?? translate("pages.system"), time: dateTime(at) })]}
          >
            <ActionButton
              label="pages.read"
              variant="outlined"
              size="small"
              aria-label={`${translate("pages.read")}: ${translate("pages.version", { number })}`}
              onClick={() => setOpened(number)}
            />
          </ListRow>
        )}
      />
      <Hint>{translate("pages.versionsHint")}</Hint>
      {opened !== undefined && (
        <VersionDialog path={`${path}/${opened}`} number={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

const RESTORED = ["title", "heading", "description", "content", "image"] as const

function VersionDialog({ path, number, onClose }: { path: string; number: number; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { setValue } = useFormContext()
  const { data, error } = useApi<EditedVersion>(`${path}?view=edit`)
  const restore = () => {
    if (!data) return
    for (const name of RESTORED) setValue(name, data[name], { shouldDirty: true })
    notify(translate("pages.restored"), { type: "info", autoHideDuration: null })
    onClose()
  }
  return (
    <FormDialog
      title={translate("pages.version", { number })}
      onClose={onClose}
      actions={data && <ActionButton label="pages.restore" variant="outlined" onClick={restore} />}
      maxWidth="md"
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      {data &&
        (["vi", "en"] as const).map((language) => (
          <Box key={language} lang={language} sx={{ mb: 3 }}>
            <Typography variant="overline">{translate(`pages.languages.${language}`)}</Typography>
            <Typography variant="h5" component="h3">
              {data.heading[language] || data.title[language]}
            </Typography>
            <Typography color="text.secondary">{data.description[language]}</Typography>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises texts when they are written */}
            <Box dangerouslySetInnerHTML={{ __html: data.content[language] ?? "" }} sx={{ overflowWrap: "anywhere" }} />
          </Box>
        ))}
    </FormDialog>
  )
}
