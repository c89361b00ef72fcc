"""What bots know about Clinic: `value` judges positions and moves at a glance, `script` plays.

Read in this order: timetable, wishes, sites, placing, script.
"""
