import {
  useCombobox,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  type UseComboboxStateChangeTypes,
} from 'downshift'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'

import { cleanText } from '@/lib/cleanText'
import { findName, searchIndex, searchNames } from '@/lib/searchText'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { Button } from '@/ui/Button'

import styles from './ComboboxField.module.css'
import { ComboboxMenu } from './ComboboxMenu'
import control from '@/ui/Control.module.css'
import { FieldFrame, type FieldProps } from '@/ui/form/FieldFrame'
import { useSteady } from '@/ui/form/press'
import { useFieldId } from '@/ui/form/useFieldId'
import { useFieldState } from '@/ui/form/useFieldState'

interface ComboboxProps extends FieldProps {
  /** Empty while the names are loading. Names that differ only in case, accents or punctuation are offered once. */
  options: readonly string[]
  hasFailed?: boolean
  extraOption: { name: string; position: 'first' | 'last' }
  /** If the typed name is not in the list, the form keeps it for its draft, and a button below the field uses it. */
  unknownName?: { text: string; keep: (text: string) => void; label: (text: string) => string; use: () => void }
  children?: ReactNode
}

const MAX_SHOWN = 50

const { InputBlur, InputKeyDownArrowDown, InputKeyDownArrowUp, InputKeyDownEnter, InputKeyDownEscape, ItemClick } =
  useCombobox.stateChangeTypes
/** After these events, the input shows the chosen name again. Downshift may delay `InputFocus`. */
const endsTyping: UseComboboxStateChangeTypes[] = [InputBlur, InputKeyDownEnter, InputKeyDownEscape, ItemClick]

/**
 * Lets the user choose one of many names; the value is the name or ''. An unknown name stays in the input, and a live
 * region says so. Without names (loading or failed), the value is the input, matched once names have loaded.
 */
export function ComboboxField({ options, extraOption, unknownName, hasFailed, children, ...frame }: ComboboxProps) {
  const id = useFieldId(frame.name)
  const { value, error, change, leave } = useFieldState<string>(frame.name)
  const inputRef = useRef<HTMLInputElement>(null)
  // The input while the user types; null while the input shows the value.
  const [draft, setDraft] = useState<string | null>(null)
  // The name that was in the input on blur; '' if the list contains the name.
  const [unknown, setUnknown] = useState('')
  // Whether an arrow key, not the mouse or the first match, has highlighted the option.
  const [isByArrow, setIsByArrow] = useState(false)
  // Another tab has changed or cleared the form.
  if (unknownName && unknown !== '' && unknown !== unknownName.text) {
    setDraft(null)
    setUnknown('')
  }
  const query = draft ?? ''

  const { name: extra, position } = extraOption
  const index = useMemo(() => searchIndex(options.filter((option) => option !== extra)), [options, extra])
  const matches = useMemo(() => searchNames(index, query), [index, query])
  const shown = matches.slice(0, MAX_SHOWN)
  const items = position === 'first' ? [extra, ...shown] : [...shown, extra]
  const firstMatch = position === 'first' ? 1 : 0
  const hasNames = index.length > 0

  const choose = (chosen: string) => {
    setDraft(null)
    // Not for the extra option, whose own field then shows the unknown name.
    if (chosen !== extra && (value === '' || chosen === '')) unknownName?.keep('')
    if (chosen !== value) change(chosen)
  }
  const settle = (typed = draft) => {
    if (typed === null) return
    setDraft(typed)
    const text = cleanText(typed)
    const found = text === '' ? '' : findName([...searchIndex([extra]), ...index], text)
    setUnknown(found === undefined ? text : '')
    // Before `change`, because Formik validates its last change with the other values of the last render.
    if (found === undefined) unknownName?.keep(text)
    if (found !== undefined) choose(found)
    // Keeps a name that was accepted before the names were loaded.
    else if (text !== value) change(hasNames ? '' : text)
  }

  const firstOf = (typed: string) => (cleanText(typed) !== '' && searchNames(index, typed).length > 0 ? firstMatch : -1)

  const adjust = (state: UseComboboxState<string>, step: UseComboboxStateChangeOptions<string>) => {
    const { type, changes } = step
    // By default, downshift selects the highlighted item on blur, even if the mouse only rests on it.
    if (type === InputBlur && !isByArrow) {
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
    }
    if (type === useCombobox.stateChangeTypes.InputChange) {
      return { ...changes, highlightedIndex: firstOf(changes.inputValue ?? '') }
    }
    return changes
  }

  const { isOpen, highlightedIndex, setHighlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useCombobox<string>({
      items,
      inputId: id,
      labelId: `${id}-label`,
      menuId: `${id}-list`,
      getItemId: useCallback((itemIndex: number) => `${id}-option-${itemIndex}`, [id]),
      inputValue: draft ?? value,
      selectedItem: value === '' ? null : value,
      itemToString: (item) => item ?? '',
      stateReducer: adjust,
      onStateChange: ({ type, ...changed }) => {
        if (changed.highlightedIndex !== undefined)
          setIsByArrow(type === InputKeyDownArrowDown || type === InputKeyDownArrowUp)
        if (type === useCombobox.stateChangeTypes.InputChange) return
        if (changed.selectedItem !== undefined) choose(changed.selectedItem ?? '')
        // On blur, `settle` compares the input with the names.
        else if (changed.inputValue !== undefined && endsTyping.includes(type) && type !== InputBlur) setDraft(null)
      },
    })

  const takeNames = useEffectEvent(() => {
    if (document.activeElement === inputRef.current) setHighlightedIndex(firstOf(query))
    else settle(draft ?? (value === '' && unknownName?.text ? unknownName.text : null))
  })
  useEffect(() => (hasNames ? takeNames() : undefined), [hasNames])

  // Deferred, so that typing does not wait for the list of matches.
  const list = useDeferredValue({
    open: isOpen,
    items,
    query: hasNames ? query : '',
    highlighted: highlightedIndex,
    chosen: value,
    found: matches.length,
    hidden: Math.max(0, matches.length - MAX_SHOWN),
  })

  // The name of a restored draft too, if there is no list to compare it with.
  const shownUnknown = useSteady(draft !== null ? unknown : hasFailed && value !== extra ? value : '')

  return (
    <div>
      <FieldFrame {...frame} error={error}>
        {(attributes) => (
          <div className={classNames(control.box, styles.box)}>
            <input
              {...getInputProps({
                ...attributes,
                ref: inputRef,
                // Not downshift's `onInputValueChange`: it runs after a render, which would move the caret to the end.
                onChange: (event) => {
                  setDraft(event.currentTarget.value)
                  if (value === '' && event.currentTarget.value === '') unknownName?.keep('')
                  setUnknown('')
                  setIsByArrow(false)
                },
                onKeyDown: ({ key }) => {
                  if (key === 'Enter' && (!isOpen || highlightedIndex < 0)) settle()
                },
                onBlur: () => {
                  settle()
                  leave()
                },
              })}
              className={classNames(control.control, styles.input)}
              type="text"
              spellCheck={false}
            />
            {/* Shows the whole name, because an input shows only one line. Translators change no values of inputs. */}
            <span className={classNames(control.control, styles.input, styles.whole)} aria-hidden="true" translate="no">
              {draft ?? value}
            </span>
            {value === '' && query === '' ? (
              <Icon name="search" className={control.chevron} />
            ) : (
              <IconButton
                className={styles.clear}
                icon="close"
                label="Borrar"
                aria-describedby={`${id}-label`}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  choose('')
                  inputRef.current?.focus()
                }}
              />
            )}
            <ComboboxMenu {...list} getMenuProps={getMenuProps} getItemProps={getItemProps} />
          </div>
        )}
      </FieldFrame>
      {children}
      <div className={styles.unknown} aria-live="polite">
        {shownUnknown !== '' && (
          <>
            <p>
              {hasNames
                ? `«${shownUnknown}» no está en la lista.`
                : `«${shownUnknown}» se envía así: no pudimos revisar si está en la lista.`}
            </p>
            {hasNames && unknownName && (
              <Button
                tone="secondary"
                onClick={() => {
                  setDraft(null)
                  // Renders the extra option's own field, which then receives focus.
                  flushSync(() => change(extra))
                  unknownName.use()
                }}
              >
                {unknownName.label(shownUnknown)}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
