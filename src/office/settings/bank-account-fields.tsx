import { Alert, Autocomplete, TextField, Typography } from "@mui/material"
import { SelectInput, TextInput, useInput, useRecordContext, useSourceContext, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { ACCOUNT_USES, type BankAccount, bankName } from "#domain/settings/bank-accounts/bank-account.ts"
import { BANKS, bankOf } from "#domain/settings/bank-accounts/banks.ts"
import { CURRENCIES } from "#lib/money.ts"
import { fold } from "#lib/text/fold.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { fieldLabel } from "#office/ui/content/field-name.ts"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { Row } from "#office/ui/row.tsx"

const NEW_ACCOUNT: BankAccount = {
  bin: "",
  bankName: "",
  accountNumber: "",
  holder: "",
  branch: "",
  currency: "VND",
  swift: "",
  usedFor: "all",
}

export function BankAccountFields() {
  const translate = useTranslate()
  if (!useMay()("bankAccounts")) return <ReadOnly />
  return (
    <>
      <ItemsInput
        source="bankAccounts"
        label={false}
        add="settings.bankAccounts.add"
        item={NEW_ACCOUNT}
        getItemLabel={(index) => translate("settings.bankAccounts.nth", { n: index + 1 })}
      >
        <AccountFields />
      </ItemsInput>
      <FieldMessage source="bankAccounts" />
    </>
  )
}

/** What a manager sees. */
function ReadOnly() {
  const translate = useTranslate()
  const accounts: BankAccount[] = useRecordContext()?.bankAccounts ?? []
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate("settings.bankAccountsAccountantsOnly")}
      </Alert>
      {accounts.length === 0 && <Typography>{translate("settings.bankAccounts.none")}</Typography>}
      {accounts.map((account) => (
        <Typography key={`${account.bin} ${account.accountNumber}`} sx={{ py: 0.5 }}>
          {withDots(
            bankName(account),
            account.accountNumber,
            account.holder,
            account.branch,
            account.currency,
            account.swift,
            translate(`settings.accountUses.${account.usedFor}`),
          )}
        </Typography>
      ))}
    </>
  )
}

function AccountFields() {
  const translate = useTranslate()
  const { getSource } = useSourceContext()
  const [bin, currency] = useWatch({ name: [getSource("bin"), getSource("currency")] })
  const uses = ACCOUNT_USES.map((id) => ({ id, name: translate(`settings.accountUses.${id}`) }))
  return (
    <>
      <Row columns={2}>
        <BankInput />
        {bin && !bankOf(bin) && <TextInput source="bankName" isRequired />}
      </Row>
      <Row columns={2}>
        <TextInput source="accountNumber" isRequired />
        <TextInput source="holder" isRequired helperText="settings.bankAccounts.holderHint" />
        <TextInput source="branch" />
        <SelectInput
          source="currency"
          choices={CURRENCIES.map((id) => ({ id, name: id }))}
          translateChoice={false}
          isRequired
        />
        {currency && currency !== "VND" && <TextInput source="swift" isRequired />}
        <SelectInput source="usedFor" choices={uses} translateChoice={false} isRequired />
      </Row>
    </>
  )
}

type Bank = (typeof BANKS)[number]

const labelOf = ({ name, bin }: Bank) => `${name} (${bin})`

/** Returns the BIN of a bank that was typed by its name, or else what was typed. */
const binOf = (typed: string) =>
  BANKS.find((bank) => labelOf(bank) === typed || fold(bank.name) === fold(typed))?.bin ?? typed.trim()

/** Chooses a bank by any of its names, or takes another BIN. */
function BankInput() {
  const translate = useTranslate()
  const { field, fieldState, id } = useInput({ source: "bin" })
  const error = fieldState.error?.message
  const bin: string = field.value ?? ""
  return (
    <Autocomplete<Bank, false, false, true>
      id={id}
      freeSolo
      autoSelect
      options={[...BANKS]}
      value={BANKS.find((bank) => bank.bin === bin) ?? (bin || null)}
      getOptionLabel={(bank) => (typeof bank === "string" ? bank : labelOf(bank))}
      getOptionKey={(bank) => (typeof bank === "string" ? bank : bank.bin)}
      filterOptions={(all, { inputValue }) =>
        all.filter((bank) => fold(`${labelOf(bank)} ${bank.also}`).includes(fold(inputValue)))
      }
      onChange={(_, chosen) => field.onChange(typeof chosen === "string" ? binOf(chosen) : (chosen?.bin ?? ""))}
      onBlur={field.onBlur}
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={field.ref}
          label={translate(fieldLabel("bin"))}
          required
          error={error !== undefined}
          helperText={error ?? translate("settings.bankAccounts.bankHint")}
        />
      )}
    />
  )
}
