import useAutocomplete from "@mui/material/useAutocomplete"
import { useForkRef } from "@mui/material/utils"
import type { KeyboardEvent, RefObject } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { Button } from "#site/ui/button.tsx"
import { Icon, type IconName } from "#site/ui/icon.tsx"
import type { SearchMode } from "./recent-searches.ts"
import { searchMessages as texts } from "./search-messages.ts"
import { type Suggestion, type SuggestionGroup, useSuggestions } from "./use-suggestions.ts"

const ICONS: Record<SuggestionGroup, IconName> = {
  recent: "clock",
  places: "map-pin",
  tours: "route",
  transfers: "car",
}

type Props = {
  input: RefObject<HTMLInputElement | null>
  mode: SearchMode
  text: string
  setText: (text: string) => void
  choose: (suggestion: Suggestion) => void
}

/** The field of the search dialog with its button, and suggestions below it while something is typed. */
export function SearchField({ input, mode, text, setText, choose }: Props) {
  const t = useTranslate()
  const { suggestions, sentence } = useSuggestions(text)
  const { getRootProps, getInputLabelProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete({
      freeSolo: true,
      value: null,
      options: suggestions,
      // The server has filtered them.
      filterOptions: (all) => all,
      groupBy: ({ group }) => group,
      getOptionLabel: (option) => (typeof option === "string" ? option : option.label),
      getOptionKey: (option) => (typeof option === "string" ? option : option.key),
      open: suggestions.length > 0,
      inputValue: text,
      onInputChange: (_event, value, reason) => reason === "input" && setText(value),
      onChange: (_event, chosen) => chosen && typeof chosen === "object" && choose(chosen),
    })
  const { ref, ...inputProps } = getInputProps()
  const shared = useForkRef(ref, input)
  return (
    <div {...getRootProps({ onKeyDown: leaveEscape })}>
      <div className="flex flex-wrap gap-2">
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the props name the field */}
        <label {...getInputLabelProps()} className="sr-only">
          {t(texts.label[mode])}
        </label>
        <input
          {...inputProps}
          ref={shared}
          // Not a search field: Escape would clear it instead of closing the dialog.
          type="text"
          maxLength={100}
          enterKeyHint="search"
          placeholder={t(texts.placeholder[mode])}
          className="control min-w-32 flex-1"
        />
        <Button type="submit" disabled={!text.trim()} className="shrink-0">
          {t(texts.submit)}
          <Icon name="arrow-right" className="size-4" />
        </Button>
      </div>
      {sentence && (
        <p role="status" className="mt-3">
          {sentence}
        </p>
      )}
      {suggestions.length > 0 && (
        <ul {...getListboxProps()} className="mt-3 overflow-hidden rounded-card border border-hairline bg-sheet py-2">
          {groupedOptions.map(({ key, index, group, options }) => (
            <li key={key} role="presentation">
              <p id={`suggestions-${group}`} className="px-4 pt-2 text-sm font-semibold text-soft">
                {t(texts.groups[group as SuggestionGroup])}
              </p>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't group options */}
              <ul role="group" aria-labelledby={`suggestions-${group}`}>
                {options.map((option, nth) => {
                  const { key: id, ...props } = getOptionProps({ option, index: index + nth })
                  return (
                    <li
                      key={id}
                      {...props}
                      className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 [&.Mui-focused]:bg-mist"
                    >
                      <Icon name={ICONS[option.group]} className="size-4 shrink-0 text-soft" />
                      {option.label}
                    </li>
                  )
                })}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Escape closes the dialog (spec §2), not the suggestions alone. */
function leaveEscape(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
  if (event.key === "Escape") event.defaultMuiPrevented = true
}
