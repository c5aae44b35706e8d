import { useQueryClient } from "@tanstack/react-query"
import { useHydrated, useLocation } from "@tanstack/react-router"
import { useState } from "react"
import { ACCOUNT_FIELDS, OTHER_BANK, REFUND_FORM, readAccount } from "#domain/bookings/checkout/fields/refund-draft.ts"
import { refundWays } from "#domain/refunds/messages.ts"
import { masked, REFUND_WAYS, type RefundState, type RefundWay } from "#domain/refunds/refund.ts"
import { BANKS } from "#domain/settings/bank-accounts/banks.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Button } from "#site/ui/button.tsx"
import { Choices } from "#site/ui/form/choices.tsx"
import { SelectField, TextField } from "#site/ui/form/field.tsx"
import { PostForm } from "#site/ui/form/post-form.tsx"
import { useSubmit } from "#site/ui/form/use-submit.ts"
import { showToast } from "#site/ui/overlay/toast.tsx"
import { refundTexts as texts } from "./messages.ts"
import { enterAccount, refundQuery } from "./queries.ts"

type Props = { id: string; state: RefundState | undefined; onClose: (() => void) | undefined }

/** Takes the guest's account, or another way to get the money back. */
export function RefundForm({ id, state, onClose }: Props) {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const page = `/bookings/${id}`
  const isOwn = useLocation({ select: ({ search }) => REFUND_FORM in search })
  const form = useSubmit(isOwn ? page : "", ACCOUNT_FIELDS, texts.failed)
  const sentWay = REFUND_WAYS.find((one) => one === form.sent?.get("way"))
  const [way, setWay] = useState<RefundWay>(sentWay ?? state?.account?.way ?? "transfer")
  const { queryKey } = refundQuery(id)
  const submit = form.submitting({
    read: readAccount,
    check: () => [],
    send: async (account) => {
      try {
        queryClient.setQueryData(queryKey, await enterAccount(id, account))
      } catch (error) {
        void queryClient.invalidateQueries({ queryKey })
        throw error
      }
      showToast("good", t(texts.saved))
      onClose?.()
    },
  })
  return (
    <PostForm
      form={form}
      page={`${page}?${REFUND_FORM}=account`}
      onSubmit={submit}
      className="mt-2 grid max-w-md gap-4"
    >
      <p className="text-soft">{t(texts.ask)}</p>
      <input type="hidden" name="version" value={state?.version ?? 0} />
      <Choices
        legend={t(texts.way)}
        name="way"
        options={REFUND_WAYS.map((value) => ({ value, label: t(refundWays[value]) }))}
        error={form.field("way").error}
        choose="one"
        chosen={[way]}
        onChoose={setWay}
      />
      {way === "transfer" && <AccountFields form={form} known={state?.account} />}
      <TextField
        {...form.field("note")}
        defaultValue={state?.account?.note}
        label={t(way === "other" ? texts.noteOther : texts.note)}
        required={way === "other"}
        maxLength={300}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={form.sending}>
          {t(form.sending ? texts.saving : texts.save)}
        </Button>
        {onClose && (
          <Button look="secondary" onClick={onClose}>
            {t(texts.keep)}
          </Button>
        )}
      </div>
    </PostForm>
  )
}

const BANKS_BY_NAME = BANKS.toSorted((one, other) => one.name.localeCompare(other.name))

type FieldsProps = { form: ReturnType<typeof useSubmit>; known: RefundState["account"] | undefined }

/** What was entered before stands in the fields. Its number, of which the page knows the end alone, is typed again. */
function AccountFields({ form: { field, sent }, known }: FieldsProps) {
  const t = useTranslate()
  const listed = BANKS.find(({ name }) => name === known?.bank)?.bin
  const [bank, setBank] = useState(sent?.get("bin") ?? listed ?? (known?.bank ? OTHER_BANK : ""))
  const isHydrated = useHydrated()
  const isOther = bank === OTHER_BANK || !isHydrated
  return (
    <>
      <SelectField
        {...field("bin")}
        label={t(texts.bank)}
        defaultValue={bank}
        onChange={(event) => setBank(event.target.value)}
        required
      >
        <option value="">{t(texts.choose)}</option>
        {BANKS_BY_NAME.map(({ bin, name }) => (
          <option key={bin} value={bin}>
            {name}
          </option>
        ))}
        <option value={OTHER_BANK}>{t(texts.otherBank)}</option>
      </SelectField>
      {isOther && (
        <TextField
          {...field("bankName")}
          label={t(texts.bankName)}
          defaultValue={listed ? undefined : known?.bank}
          hint={t(texts.bankNameHint)}
          required={bank === OTHER_BANK}
          maxLength={60}
        />
      )}
      <TextField
        {...field("accountNumber")}
        label={t(texts.accountNumber)}
        {...(known?.ending && { hint: t(texts.typeAgain, { number: masked(known.ending) }) })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      <TextField
        {...field("holder")}
        label={t(texts.holder)}
        defaultValue={known?.holder}
        hint={t(texts.holderHint)}
        autoComplete="name"
        maxLength={70}
        required
      />
    </>
  )
}
