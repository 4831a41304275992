import type { SentVisit } from '@/model/visits'

/** A sent visit request, as the teacher's browser stores it. The catalogue shows it, and tests begin with it. */
export const exampleVisit: SentVisit = {
  appointmentId: '51',
  sentAt: Date.UTC(2026, 8, 1),
  teacherName: 'Ana Ruiz Soto',
  date: '2099-05-20',
  schedule: '10:30',
  service: { id: '1', name: 'Recorrido completo', price: 95 },
  contactPreference: 'Correo electrónico',
  groups: [{ label: 'Grupo 1, Secundaria', count: 30 }],
  teachers: 2,
  parents: 0,
}
