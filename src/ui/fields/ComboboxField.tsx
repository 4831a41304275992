import {
  useCombobox,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  type UseComboboxStateChangeTypes,
} from 'downshift'
import { useCallback, useDeferredValue, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { findName, searchIndex, searchNames } from '@/lib/searchText'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'

import styles from './ComboboxField.module.css'
import { ComboboxMenu } from './ComboboxMenu'
import control from './Control.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import { formField } from './formField'

interface ComboboxFieldProps extends FieldProps {
  /** Names; those that read the same are offered once. */
  options: readonly string[]
  /** A way out that is always offered, also when nothing matches or the list is empty. */
  extraOption?: { name: string; position: 'first' | 'last' } | undefined
  /** A line under the field, such as a list that failed to load. */
  children?: ReactNode
}

const MOST_SHOWN = 50

const { InputBlur, InputKeyDownEnter, InputKeyDownEscape, ItemClick } = useCombobox.stateChangeTypes
/** What takes the text back to the choice. Coming into the field does not: the first key may be typed before it is told. */
const endsTyping: UseComboboxStateChangeTypes[] = [InputBlur, InputKeyDownEnter, InputKeyDownEscape, ItemClick]

/**
 * A name out of many. Typing looks for its words anywhere, accents and case aside. The form keeps the chosen
 * name, or ''. On leaving, text that is none of the names goes back to the choice: it is never kept in silence.
 */
export const ComboboxField = formField<string, ComboboxFieldProps>((props) => {
  const { field, options, extraOption, children, ...frame } = props
  const { name } = frame
  const { value, error, change, leave } = field
  const inputRef = useRef<HTMLInputElement>(null)
  // What is being typed; null while the field shows its choice.
  const [draft, setDraft] = useState<string | null>(null)
  const query = draft ?? ''

  const extra = extraOption?.name
  const index = useMemo(() => searchIndex(options.filter((option) => option !== extra)), [options, extra])
  const matches = useMemo(() => searchNames(index, query), [index, query])
  const items = matches.slice(0, MOST_SHOWN)
  if (extraOption?.position === 'first') items.unshift(extraOption.name)
  if (extraOption?.position === 'last') items.push(extraOption.name)
  const firstMatch = extraOption?.position === 'first' ? 1 : 0

  const choose = (chosen: string) => {
    setDraft(null)
    if (chosen !== value) change(chosen)
  }
  const settle = () => {
    if (draft === null) return
    const everyName = extra === undefined ? index : [...searchIndex([extra]), ...index]
    choose(draft.trim() === '' ? '' : (findName(everyName, draft) ?? value))
  }

  const adjust = (state: UseComboboxState<string>, step: UseComboboxStateChangeOptions<string>) => {
    const { type, changes } = step
    // Leaving never picks what happens to be highlighted.
    if (type === useCombobox.stateChangeTypes.InputBlur) {
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
    }
    if (type === useCombobox.stateChangeTypes.InputChange) {
      const typed = changes.inputValue ?? ''
      const found = typed.trim() !== '' && searchNames(index, typed).length > 0
      return { ...changes, highlightedIndex: found ? firstMatch : -1 }
    }
    return changes
  }

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<string>({
    items,
    inputId: name,
    labelId: `${name}-label`,
    menuId: `${name}-list`,
    getItemId: useCallback((place: number) => `${name}-option-${place}`, [name]),
    inputValue: draft ?? value,
    selectedItem: value === '' ? null : value,
    itemToString: (item) => item ?? '',
    stateReducer: adjust,
    onStateChange: ({ type, ...changed }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) return
      if (changed.selectedItem !== undefined) choose(changed.selectedItem ?? '')
      else if (changed.inputValue !== undefined && endsTyping.includes(type)) setDraft(null)
    },
  })

  // What is typed shows first; what it finds, right after.
  const list = useDeferredValue({
    open: isOpen,
    items,
    query,
    highlighted: highlightedIndex,
    chosen: value,
    found: matches.length,
    hidden: Math.max(0, matches.length - MOST_SHOWN),
  })

  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (!isOpen || highlightedIndex < 0)) settle()
  }
  const clear = () => {
    choose('')
    inputRef.current?.focus()
  }

  return (
    <div>
      <FieldFrame {...frame} error={error}>
        {(attributes) => (
          <div className={styles.box}>
            <input
              {...getInputProps({
                ...attributes,
                ref: inputRef,
                // Here and not through downshift's own event, which comes too late to keep the caret in its place.
                onChange: (event) => setDraft(event.currentTarget.value),
                onKeyDown: settleOnEnter,
                onBlur: () => {
                  settle()
                  leave()
                },
              })}
              className={classNames(control.control, styles.input)}
              type="text"
              spellCheck={false}
            />
            <Icon name="chevron" className={styles.chevron} />
            {(value !== '' || query !== '') && (
              <button
                className={styles.clear}
                type="button"
                aria-label="Borrar"
                aria-describedby={`${name}-label`}
                onMouseDown={(event) => event.preventDefault()}
                onClick={clear}
              >
                <Icon name="close" />
              </button>
            )}
            <ComboboxMenu {...list} getMenuProps={getMenuProps} getItemProps={getItemProps} />
          </div>
        )}
      </FieldFrame>
      {children}
    </div>
  )
})
