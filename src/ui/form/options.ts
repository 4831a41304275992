/** One thing to choose. The form keeps its id as text. */
export interface Option {
  id: string | number
  name: string
}
