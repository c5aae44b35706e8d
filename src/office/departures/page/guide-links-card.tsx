import { Alert, Box, Stack, TextField, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { GuideLink } from "#domain/departures/departure.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { CopyButton } from "#office/ui/copy-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"

/** Links that show this manifest to its guide without sign-in. */
export function GuideLinksCard({ departureId }: { departureId: string }) {
  const { translate, language, dateTime } = useWords()
  const { call, isSending } = useCall()
  const [address, setAddress] = useState<string>()
  const path = `/departures/${departureId}/guide-links`
  const { data: links } = useApi<GuideLink[]>(path)
  const make = () =>
    call({
      path,
      onDone: ({ data }) => {
        const page = language === "vi" ? "/vi/manifest" : "/manifest"
        setAddress(`${window.location.origin}${page}#key=${data.token}`)
      },
    })
  const revoke = async (id: string) => {
    if (await call({ path: `${path}/${id}`, method: "DELETE", done: "departures.links.revoked" })) setAddress(undefined)
  }
  return (
    <Section
      title="departures.links.title"
      action={<ActionButton label="departures.links.make" variant="outlined" onClick={make} />}
    >
      <Hint>{translate("departures.links.about")}</Hint>
      {address && <NewLink address={address} />}
      {links?.length === 0 && !address && <Typography>{translate("departures.links.none")}</Typography>}
      {links?.map(({ _id, expiresAt, createdBy }) => (
        <Stack
          key={_id}
          direction="row"
          sx={{ alignItems: "center", gap: 1, py: 0.5, borderTop: 1, borderColor: "divider", mt: 1 }}
        >
          <Box sx={{ flex: 1 }}>
            {translate("departures.links.active", { time: dateTime(expiresAt) })}
            {createdBy && ` · ${translate("departures.links.by", { name: createdBy })}`}
          </Box>
          <ActionButton
            label="departures.links.revoke"
            size="small"
            color="error"
            disabled={isSending}
            onClick={() => revoke(_id)}
          />
        </Stack>
      ))}
    </Section>
  )
}

/** The address is shown once: only its hash is stored. */
function NewLink({ address }: { address: string }) {
  const translate = useTranslate()
  return (
    <Alert severity="success" sx={{ my: 1.5, "& .MuiAlert-message": { flex: 1, minWidth: 0 } }}>
      {translate("departures.links.made")}
      <TextField
        value={address}
        label={translate("departures.links.title")}
        slotProps={{ htmlInput: { readOnly: true, onFocus: selectAll } }}
      />
      <CopyButton text={address} label="departures.links.copy" />
    </Alert>
  )
}

const selectAll = (event: React.FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.select()
