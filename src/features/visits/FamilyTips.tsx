import { familyTips } from '@/content/tips'
import { Tiles } from '@/ui/layout/layout'
import { Step } from '@/ui/Step'

export function FamilyTips() {
  return (
    <Tiles as="ol" gap={5} columns={3} className="ruled">
      {familyTips.map((tip, index) => (
        <Step key={tip.title} number={index + 1} {...tip} />
      ))}
    </Tiles>
  )
}
