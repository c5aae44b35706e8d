import CheckCircleIcon from "@mui/icons-material/CheckCircle"
import RadioButtonUncheckedIcon from "@mui/icons-material/RadioButtonUnchecked"
import { Box, DialogContentText, Stack, Typography } from "@mui/material"
import { useState } from "react"
import type { Opening, OpeningStep } from "#domain/opening/opening.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { Section } from "#office/ui/section.tsx"

/** The screen on which each step is done. */
const SCREENS: Partial<Record<OpeningStep, string>> = {
  name: "/staff/settings/company",
  logo: "/staff/settings/logo",
  contact: "/staff/settings/contact",
  licence: "/staff/settings/registration",
  home: "/staff/settings/home",
  firstTour: "/staff/tours/create",
  legalTexts: "/staff/pages",
  bankAccount: "/staff/settings/bankAccounts",
  secondAdmin: "/staff/users",
}
const HINTED: readonly OpeningStep[] = ["mailSender", "secondAdmin", "backup"]

/** What a new company does before it opens its site, until it has. */
export function OpeningCard() {
  const { translate } = useWords()
  const may = useMay()
  const { data } = useApi<Opening>("/opening", {
    refetchInterval: ({ state }) => (state.data?.isOpen ? false : 60_000),
    enabled: may("settings"),
  })
  const { run, isRunning } = useTask()
  const [isOpening, setOpening] = useState(false)
  if (!data || data.isOpen) return null
  const { steps } = data
  const left = steps.filter(({ isDone }) => !isDone)
  return (
    <Box sx={{ mb: 2 }}>
      <Section
        title="opening.title"
        action={<Hint>{translate("opening.progress", { done: steps.length - left.length, all: steps.length })}</Hint>}
      >
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {translate("opening.lead")}
        </Typography>
        {steps.map((step) => (
          <Step key={step.name} {...step} />
        ))}
        <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, mt: 2 }}>
          <ActionButton label="opening.see" variant="outlined" disabled={isRunning} onClick={() => run(seeSite)} />
          {may("administration") ? (
            <ActionButton
              label="opening.open"
              variant={left.length === 0 ? "contained" : "outlined"}
              onClick={() => setOpening(true)}
            />
          ) : (
            <Hint>{translate("opening.adminOpens")}</Hint>
          )}
        </Stack>
        {isOpening && <OpenDialog left={left.map(({ name }) => name)} onClose={() => setOpening(false)} />}
      </Section>
    </Box>
  )
}

/** Opens the tab at once: browsers block one that is opened after an answer. */
async function seeSite(): Promise<void> {
  const tab = window.open("", "_blank")
  await callApi("/opening/preview", { method: "POST", body: {} }).catch((error) => {
    tab?.close()
    throw error
  })
  if (tab) tab.location.href = "/"
  else window.location.assign("/")
}

function Step({ name, isDone }: Opening["steps"][number]) {
  const { translate } = useWords()
  const may = useMay()
  const { call, isSending } = useCall()
  const screen = SCREENS[name]
  const Icon = isDone ? CheckCircleIcon : RadioButtonUncheckedIcon
  const sendTest = () => call({ path: "/opening/test-mail", done: "opening.testSent" })
  return (
    <ListRow
      {...(screen && { to: screen })}
      title={
        <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1 }}>
          <Icon
            color={isDone ? "success" : "disabled"}
            titleAccess={translate(isDone ? "opening.done" : "opening.notDone")}
          />
          {translate(`opening.steps.${name}`)}
        </Box>
      }
      lines={!isDone && HINTED.includes(name) ? [translate(`opening.hints.${name}`)] : []}
    >
      {name === "mailSender" && may("administration") && (
        <ActionButton label="opening.sendTest" size="small" disabled={isSending} onClick={sendTest} />
      )}
    </ListRow>
  )
}

function OpenDialog({ left, onClose }: { left: OpeningStep[]; onClose: () => void }) {
  const { translate } = useWords()
  const open = () => callApi("/settings/group/opening", { method: "PUT", body: { isOpen: true } })
  return (
    <FormDialog title="opening.confirmTitle" save={open} done="opening.opened" submit="opening.open" onClose={onClose}>
      <DialogContentText>{translate("opening.confirmText")}</DialogContentText>
      {left.length > 0 && (
        <>
          <Typography sx={{ mt: 2, fontWeight: 600 }}>{translate("opening.left")}</Typography>
          <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
            {left.map((name) => (
              <li key={name}>{translate(`opening.steps.${name}`)}</li>
            ))}
          </Box>
        </>
      )}
    </FormDialog>
  )
}
