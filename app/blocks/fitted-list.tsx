import type { ReactNode } from 'react';
import { PartSheet } from '#app/ui/part-sheet.tsx';
import { columnsStyle, gridBands, type GridPlan } from './fitted-grid.ts';
import styles from './fitted-list.css?url';

/** A list in a grid whose rows are full at every width (fitted-grid.ts). */
export function FittedList({
  plan,
  className,
  children,
}: {
  plan: GridPlan;
  className: string;
  children: ReactNode;
}) {
  const leads = gridBands.filter((band) => plan[band].isLed).map((band) => `led-${band}`);
  return (
    <div className="grid-box">
      <PartSheet href={styles} />
      <ul className={['fitted-grid', className, ...leads].join(' ')} style={columnsStyle(plan)}>
        {children}
      </ul>
    </div>
  );
}
